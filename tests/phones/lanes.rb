# Runs the lanes of a Fastfile without fastlane: lanes.rb FASTFILE. Every action is written down instead of done; one that
# fastlane does not have, or an option that it does not know, is an error. Prints JSON: platform and lane, then the calls.

require "json"

# Actions as fastlane 2.228 has them, with the options that are of use here.
ACTIONS = {
  opt_out_usage: [], setup_ci: [], app_store_connect_api_key: %i[key_id issuer_id key_content in_house],
  sync_code_signing: %i[type readonly app_identifier git_url],
  build_ios_app: %i[project scheme configuration destination export_options export_method output_directory output_name],
  upload_to_testflight: %i[ipa skip_waiting_for_build_processing changelog uses_non_exempt_encryption],
  upload_to_app_store: %i[ipa metadata_path screenshots_path overwrite_screenshots submit_for_review force skip_metadata
                          precheck_include_in_app_purchases privacy_url support_url marketing_url],
  upload_to_play_store: %i[aab apk track release_status metadata_path sync_image_upload skip_upload_metadata
                           skip_upload_images skip_upload_screenshots skip_upload_changelogs rollout]
}.freeze
RESULTS = { build_ios_app: "/built/Aphelion.ipa" }.freeze

class Refused < StandardError; end

module UI
  def self.user_error!(text) = raise(Refused, text)
end

class Fastfile
  attr_reader :lanes

  def initialize(path)
    @lanes, @private, @calls, @platform = {}, {}, [], nil
    Dir.chdir(File.dirname(path)) { instance_eval(File.read(path), path) }
    @folder = File.dirname(path)
  end

  def default_platform(name) = @default = name
  def desc(_text) = nil

  def platform(name)
    @platform = name
    yield
    @platform = nil
  end

  def lane(name, &block) = @lanes[[@platform, name]] = block
  def private_lane(name, &block) = @private[[@platform, name]] = block
  def sh(*words) = @calls << ["sh", *words]

  def run(key)
    @calls, @platform = [], key.first
    Dir.chdir(@folder) { instance_exec({}, &@lanes.fetch(key)) }
    { calls: @calls }
  rescue Refused => error
    { calls: @calls, refused: error.message }
  ensure
    @platform = nil
  end

  def method_missing(name, *given, **options)
    hidden = @private[[@platform, name]]
    return instance_exec(options, &hidden) if hidden
    raise NameError, "fastlane has no action #{name}" unless ACTIONS.key?(name)

    unknown = options.keys - ACTIONS[name]
    raise ArgumentError, "#{name} does not know #{unknown.join(', ')}" unless unknown.empty?

    @calls << [name, *given, options]
    RESULTS[name]
  end

  def respond_to_missing?(name, all = false) = ACTIONS.key?(name) || super
end

fastfile = Fastfile.new(File.expand_path(ARGV.fetch(0)))
puts JSON.generate(fastfile.lanes.keys.to_h { |key| [key.compact.join(" "), fastfile.run(key)] })
